/** What was reserved, with the key that it came under. */
export interface Stock {
  reserved: { article: string; pieces: number; key: string }[]
}
