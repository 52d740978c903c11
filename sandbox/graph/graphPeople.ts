import { createHash } from 'node:crypto'

/**
 * A person who signs in. Their ids are derived from the name, so that they survive a restart of the sandbox.
 */
export interface GraphPerson {
  id: string
  name: string
  /** Eight digits that are part of the ids of this person's pages and accounts. */
  number: string
}

/** Returns the person of a name: always the same id and number. */
export function personOf(name: string): GraphPerson {
  const hash = createHash('sha256').update(name).digest()
  const number = String(10_000_000 + (hash.readUInt32BE() % 89_999_999))
  return { id: `30${number}`, name, number }
}

/** A page of a person; `instagram` is the account that is connected with it. */
export interface GraphPage {
  id: string
  name: string
  tasks: string[]
  instagram?: { id: string; username: string }
}

/** Returns three pages: one with Instagram, one without, and one whose messages the person may not answer. */
export function pagesOf({ name, number }: GraphPerson): GraphPage[] {
  const all = ['ANALYZE', 'ADVERTISE', 'MESSAGING', 'MODERATE', 'CREATE_CONTENT', 'MANAGE']
  const username = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}_boats`
  return [
    {
      id: `20${number}1`,
      name: `${name}’s Boats`,
      tasks: all,
      instagram: { id: `178${number}1`, username },
    },
    { id: `20${number}2`, name: `${name}’s Café`, tasks: all },
    { id: `20${number}3`, name: `${name}’s Archive`, tasks: ['ANALYZE'] },
  ]
}

/** Returns the page that an Instagram account is connected with. */
export function pageOfAccount(account: string): string {
  return account.startsWith('178') ? `20${account.slice(3)}` : account
}

/** Returns the Instagram account of a page. */
export function instagramOfPage(page: string): string {
  return `178${page.slice(2)}`
}
