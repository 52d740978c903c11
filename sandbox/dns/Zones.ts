export const recordTypes = ['A', 'AAAA', 'CNAME', 'TXT', 'CAA', 'MX'] as const
export type RecordType = (typeof recordTypes)[number]

export interface DnsRecord {
  name: string
  type: RecordType
  value: string
}

/** The DNS records of all domains, as a person or a test has set them. */
export class Zones {
  private records: DnsRecord[] = []
  /** Names that were requested, newest first, to suggest which records to set next. */
  readonly asked: string[] = []

  all(): readonly DnsRecord[] {
    return this.records
  }

  /** Returns the values of a name's records. Follows a CNAME, unless CNAME is the requested type. */
  find(name: string, type: RecordType, depth = 0): string[] {
    const own = this.records.filter((record) => record.name === name)
    const values = own.filter((record) => record.type === type).map(({ value }) => value)
    const alias = own.find((record) => record.type === 'CNAME')
    if (values.length > 0 || !alias || type === 'CNAME' || depth > 5) return values
    return this.find(alias.value, type, depth + 1)
  }

  isKnown(name: string): boolean {
    return this.records.some((record) => record.name === name)
  }

  note(name: string): void {
    if (this.asked.includes(name)) return
    this.asked.unshift(name)
    this.asked.length = Math.min(this.asked.length, 20)
  }

  add(record: DnsRecord): void {
    this.remove(record)
    this.records.push(record)
  }

  remove({ name, type, value }: DnsRecord): void {
    this.records = this.records.filter(
      (record) => record.name !== name || record.type !== type || record.value !== value,
    )
  }

  /** Deletes the A, AAAA and CNAME records of a name. */
  clearAddresses(name: string): void {
    const types: readonly RecordType[] = ['A', 'AAAA', 'CNAME']
    this.records = this.records.filter((record) => record.name !== name || !types.includes(record.type))
  }
}
