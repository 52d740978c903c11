/** What the domain name system says of names. */
export interface Dns {
  /** The values of a name's records; empty where there are none. Throws AppError 'unavailable' without answer. */
  lookUp(type: 'A' | 'AAAA' | 'CNAME' | 'TXT', name: string): Promise<string[]>
}
