import { fontFiles } from '../font-files';

/* Bundlers find a file only if its address is a string literal. */
const addresses: Record<string, URL> = {
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-sans-ethiopic/600SemiBold/NotoSansEthiopic_600SemiBold.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-ethiopic/600SemiBold/NotoSansEthiopic_600SemiBold.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
    import.meta.url,
  ),
  '@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf': new URL(
    '../../../../node_modules/@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf',
    import.meta.url,
  ),
  '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf': new URL(
    '../../../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
    import.meta.url,
  ),
  '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf': new URL(
    '../../../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
    import.meta.url,
  ),
};

const loaded = new Map<string, Uint8Array>();

export const readFont = (file: string): Uint8Array | undefined => loaded.get(file);

export async function loadFonts(text: string): Promise<void> {
  const needed = fontFiles.filter(({ characters, script }) => {
    const of = characters ?? script;
    return !of || of.test(text);
  });
  await Promise.all(
    needed
      .flatMap(({ regular, strong }) => [regular, strong])
      .filter((file) => !loaded.has(file))
      .map(async (file) => {
        const response = await fetch(addresses[file]!);
        if (!response.ok) throw new Error(`Font ${file} answers ${response.status}`);
        loaded.set(file, new Uint8Array(await response.arrayBuffer()));
      }),
  );
}
