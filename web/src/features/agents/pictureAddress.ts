/** Whether a picture can be shown on any page: browsers block plain http inside https. */
export function isPictureAddress(text: string): boolean {
  return text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:')
}
