/** Headers that belong to the connection, or say where it leads: nobody else sets them. */
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

/** Whether a header may be sent for somebody else: a name of its own, and a value that is one line. */
export function isHeader([name, value]: [string, string]): boolean {
  if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) return false
  if (ofConnection.has(name.toLowerCase()) || /^proxy-/i.test(name)) return false
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(value)
}
