/** Returns a domain or a web URL as people write it as a full URL; undefined if it is neither. */
export function parseWebsite(text: string): string | undefined {
  const written = text.trim()
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(written)
  const url = URL.parse(hasScheme ? written : `https://${written}`)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || /\s/.test(written))
    return undefined
  // A name with a top-level domain: neither `localhost` nor an IP is a company's website.
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/i.test(url.hostname)) return undefined
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : url.href
}
