/** Characters of Russian pages that the encoding has outside of its alphabet. */
const others = new Map([
  ['ё', 0xb8],
  ['Ё', 0xa8],
])

/** Encodes a text of ASCII and Russian letters as windows-1251. */
export function windows1251(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (character) => {
      const code = character.codePointAt(0) ?? 0
      return others.get(character) ?? (code < 0x80 ? code : code - 0x4_10 + 0xc0)
    }),
  )
}
