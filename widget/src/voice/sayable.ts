/** The words of an answer without the marks that only eyes need. */
export function sayable(text: string): string {
  return text
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/^\s*(#{1,6}|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether what was heard is only what the loudspeaker said. */
export function isEcho(heard: string, spoken: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const known = new Set(words(spoken))
  const list = words(heard)
  return list.length > 0 && list.every((word) => known.has(word))
}
