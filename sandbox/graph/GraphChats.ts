import { randomUUID } from 'node:crypto'
import type { ShownFile } from '../http/renderFiles.ts'

/** A message in a chat with a page or an Instagram account. */
export interface GraphLine {
  mid: string
  from: 'person' | 'bot' | 'team'
  text: string
  replies: { title: string; payload: string }[]
  files?: ShownFile[]
}

const maxChats = 500
const maxLines = 500
const maxFiles = 50

/** The chats of accounts with people, and the files that people have sent. */
export class GraphChats {
  private readonly chats = new Map<string, GraphLine[]>()
  private readonly files = new Map<string, Buffer>()
  private readonly names = new Map<string, string>()

  lines(account: string, person: string): GraphLine[] {
    return this.chats.get(`${account} ${person}`) ?? []
  }

  /** Returns the people who have a chat with an account. */
  peopleOf(account: string): string[] {
    return [...this.chats.keys()].flatMap((name) =>
      name.startsWith(`${account} `) ? name.slice(account.length + 1) : [],
    )
  }

  add(account: string, person: string, line: Omit<GraphLine, 'mid'>): GraphLine {
    const added = { ...line, mid: `m_${randomUUID()}` }
    this.chats.set(`${account} ${person}`, [...this.lines(account, person), added].slice(-maxLines))
    deleteOldest(this.chats, maxChats)
    return added
  }

  call(person: string, name: string): void {
    this.names.set(person, name)
    deleteOldest(this.names, maxChats)
  }

  nameOf(person: string): string {
    return this.names.get(person) ?? 'Nora Berg'
  }

  keep(content: Buffer): string {
    const id = randomUUID()
    this.files.set(id, content)
    deleteOldest(this.files, maxFiles)
    return id
  }

  file(id: string): Buffer | undefined {
    return this.files.get(id)
  }
}

function deleteOldest(map: Map<string, unknown>, max: number): void {
  const [oldest] = map.keys()
  if (map.size > max && oldest !== undefined) map.delete(oldest)
}
