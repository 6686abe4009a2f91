export function GET() {
  return new Response(null, { status: 404 });
}
