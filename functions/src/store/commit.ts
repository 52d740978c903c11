import type { Timestamp, WriteBatch } from 'firebase-admin/firestore'
import type { Region } from '../shared/regions.ts'
import { database } from './firebase.ts'
import { operations } from './operations.ts'

/** Some document was not as the commit expected; nothing was written. */
export class Conflict extends Error {
  readonly kind: 'exists' | 'changed'
  constructor(kind: 'exists' | 'changed') {
    super(`Commit refused: a document ${kind === 'exists' ? 'exists already' : 'has changed'}`)
    this.kind = kind
  }
}

type Fields = Record<string, unknown>

/** Collects writes that happen together or not at all. */
export class Writes {
  private readonly batch: WriteBatch
  private readonly region: Region
  private count = 0

  constructor(region: Region) {
    this.region = region
    this.batch = database(region).batch()
  }

  /** Fails with Conflict 'exists' when the document is there: the id is an idempotency key. */
  create(path: string, data: Fields) {
    this.batch.create(this.ref(path), data)
    return this
  }

  set(path: string, data: Fields) {
    this.batch.set(this.ref(path), data)
    return this
  }

  /** Changes single fields; with `version`, fails with Conflict 'changed' unless the document is still that one. */
  update(path: string, data: Fields, version?: Timestamp) {
    this.batch.update(this.ref(path), data, version ? { lastUpdateTime: version } : { exists: true })
    return this
  }

  delete(path: string, version?: Timestamp) {
    this.batch.delete(this.ref(path), version ? { lastUpdateTime: version } : {})
    return this
  }

  /** Commits and returns the version that all written documents now have. */
  async commit(): Promise<Timestamp | undefined> {
    try {
      const results = await this.batch.commit()
      operations.writes += this.count
      return results.at(-1)?.writeTime
    } catch (error) {
      throw asConflict(error)
    }
  }

  private ref(path: string) {
    this.count++
    return database(this.region).doc(path)
  }
}

/** gRPC 6 ALREADY_EXISTS, 9 FAILED_PRECONDITION, 10 ABORTED, 5 NOT_FOUND (an update of a missing document). */
function asConflict(error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (code === 6) return new Conflict('exists')
  if (code === 9 || code === 10 || code === 5) return new Conflict('changed')
  return error
}
