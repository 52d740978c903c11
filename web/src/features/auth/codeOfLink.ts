/** The one-time code of a mailed link; Firebase's own links call it `oobCode`. */
export function codeOfLink(): string {
  const query = new URLSearchParams(location.search)
  return query.get('code') ?? query.get('oobCode') ?? ''
}
