/** Direction control characters are removed from names, because the letters of a name already define its direction. */
const directionControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Invisible characters to remove from names, except U+200C and U+200D, which Persian and Indic spelling needs. */
const invisible =
  /\u034F|[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0]/g;

/** Lone surrogates and noncharacters, which no font has and most of which XML forbids. */
const unwritable = /[\p{Cs}\p{Noncharacter_Code_Point}]/gu;

export function cleanText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(directionControls, '')
    .replace(invisible, '')
    .replace(unwritable, '')
    .replace(/^[\u200C\u200D]+|(?<![\u200C\u200D])[\u200C\u200D]+$/g, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
}
