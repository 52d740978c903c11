/** Returns the file of a base64 `data:` URL. Fetching it would need an exception in the page's policy. */
export function fileOfDataUrl(url: string): File {
  const [, type = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/s.exec(url) ?? []
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  return new File([bytes], 'picture', { type })
}
