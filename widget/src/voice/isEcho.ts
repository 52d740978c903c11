/** Returns whether the recognized text is only what the loudspeaker said. */
export function isEcho(heard: string, spoken: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const spokenWords = new Set(words(spoken))
  const list = words(heard)
  return list.length > 0 && list.every((word) => spokenWords.has(word))
}
