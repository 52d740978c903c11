/**
 * A domain or an address of the web as people write it, made a full address; undefined when it is neither.
 */
export function parseWebsite(text: string): string | undefined {
  const written = text.trim()
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(written)
  const url = URL.parse(hasScheme ? written : `https://${written}`)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || /\s/.test(written))
    return undefined
  // A name with an ending: neither `localhost` nor an address in numbers is a company's website.
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/i.test(url.hostname)) return undefined
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : url.href
}
