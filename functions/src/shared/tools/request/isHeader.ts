/** Headers of the connection or its route, which no tool may set. */
const ofConnection = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'upgrade',
  'expect',
  'te',
  'trailer',
])

/** Returns whether a tool may send a header: an allowed name and a value of one line. */
export function isHeader([name, value]: [string, string]): boolean {
  if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) return false
  if (ofConnection.has(name.toLowerCase()) || /^proxy-/i.test(name)) return false
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(value)
}
