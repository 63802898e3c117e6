/** The characters of Windows-1252, the only ones that the standard fonts of PDF have. */
const HAS = new Set(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, code) => code)),
);

/** Substitutes for characters that are no base letter with a mark. */
const INSTEAD: Readonly<Record<string, string>> = {
  '−': '-',
  '‑': '-',
  '⁄': '/',
  '≤': 'at most ',
  '≥': 'at least ',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ẞ: 'SS',
};

const withoutMarks = (letter: string): string => letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');

function inLetters(letter: string): string {
  if (HAS.has(letter)) return letter;
  const substitute = INSTEAD[letter] ?? withoutMarks(letter);
  return [...substitute].every((each) => HAS.has(each)) ? substitute : '?';
}

/** Replaces characters that the standard fonts of PDF lack: `č` by `c`, `−` by `-`, and others by `?`. */
export const inPdfLetters = (text: string): string => [...text.normalize('NFC')].map(inLetters).join('');
