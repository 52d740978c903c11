/** The reservations, with the key of each request. */
export interface Stock {
  reserved: { article: string; pieces: number; key: string }[]
}
