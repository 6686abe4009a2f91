import { readdirSync } from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '/smg-website-official';

/** @type {import('next').NextConfig} */
const config = {
  basePath,
  // As in lib/env/hosts.ts.
  distDir: process.env.BUILD_PURPOSE === 'test' ? '.next-test' : '.next',
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // The development server calls itself localhost.
  allowedDevOrigins: ['127.0.0.1'],
  // No page uses the image optimiser; its address is answered 404.
  images: { unoptimized: true },
  // `npm test` checks types, tests included, in a part of its own.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'pdfkit',
    'piscina',
    'fontkit',
    'bidi-js',
    'write-excel-file',
    'firebase-admin',
    'pg',
    'pg-boss',
    'pino',
    'stripe',
    'nodemailer',
  ],
  async redirects() {
    if (!basePath) return [];
    const inside = basePath.slice(1);
    return [
      { source: '/', destination: basePath, basePath: false, permanent: false },
      {
        source: `/:path((?!${inside}(?:/|$)|_next/).+)`,
        destination: `${basePath}/:path`,
        basePath: false,
        permanent: false,
      },
    ];
  },
};

/** A file a feature; English has the same keys, which a test holds it to. */
const messageFiles = () =>
  readdirSync('messages/no')
    .filter((name) => name.endsWith('.json'))
    .map((name) => `./messages/no/${name}`);

/**
 * The plugin reads the sources and is a package of development; a deployment does without both.
 * @param {string} phase
 */
async function toConfig(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  // The development server tries redirects on unknown addresses within the base path, too: without an end.
  if (phase === PHASE_DEVELOPMENT_SERVER) config.redirects = async () => [];
  const { default: createMdx } = await import('@next/mdx');
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    experimental: { createMessagesDeclaration: messageFiles() },
  })(createMdx()(config));
}

export default toConfig;
