/** A file for a vendor that does not download files from us. */
export interface SentFile {
  name: string
  type: string
  content: Buffer
}
