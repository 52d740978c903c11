/** Returns the name of a page's social picture, without its extension. */
export function pictureOf(path: string): string {
  return path.slice(1).replaceAll('/', '-')
}
