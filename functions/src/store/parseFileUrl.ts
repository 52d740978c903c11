const parameters = new Set(['alt', 'token'])
const token = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Returns the path of the file that a URL of Firebase Storage names in a bucket, or undefined if it is not
 * exactly such a URL. Browsers and servers resolve `..`, `%2e%2e` and `\` before they request, so a
 * comparison of the text's beginning would accept `…/b/ours/o/../../theirs/o/x`: the parsed parts are
 * compared. A query may contain nothing but Storage's own parameters, because a page fetches the URL unasked.
 */
export function parseFileUrl(text: string, storageOrigin: string, bucket: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  // A URL that parsing changes was not written by the server.
  if (url.href !== text || url.origin !== storageOrigin || url.username || url.hash) return undefined
  const [empty, version, b, name, o, file, ...rest] = url.pathname.split('/')
  if (empty !== '' || version !== 'v0' || b !== 'b' || name !== bucket || o !== 'o' || rest.length > 0)
    return undefined
  if (![...url.searchParams.keys()].every((key) => parameters.has(key))) return undefined
  if (url.searchParams.getAll('token').some((value) => !token.test(value))) return undefined
  if (url.searchParams.getAll('alt').some((value) => value !== 'media')) return undefined
  return decodePath(file ?? '')
}

function decodePath(encoded: string): string | undefined {
  try {
    const path = decodeURIComponent(encoded)
    const isPlain = path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
    return isPlain && !path.includes('\\') ? path : undefined
  } catch {
    return undefined
  }
}
