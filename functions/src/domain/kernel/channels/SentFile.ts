/** What goes to a vendor that does not fetch files from us. */
export interface SentFile {
  name: string
  type: string
  content: Buffer
}
