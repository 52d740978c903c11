/** Reads records of the domain name system. */
export interface Dns {
  /**
   * Returns the values of a name's records; empty for none. Throws AppError 'unavailable' without a response.
   */
  lookUp(type: 'A' | 'AAAA' | 'CNAME' | 'TXT', name: string): Promise<string[]>
}
