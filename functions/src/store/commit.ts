import type { Region } from '../shared/regions/regions.ts'
import { addOperations } from './operations.ts'
import { call, changedRefusals, documentName, StoreError } from './rest.ts'
import { encodeFields, encodeValue, type Fields } from './values.ts'

/** Thrown when a document was not as the commit expected; nothing was written. */
export class Conflict extends Error {
  readonly kind: 'exists' | 'changed'
  constructor(kind: 'exists' | 'changed') {
    super(`Commit refused: a document ${kind === 'exists' ? 'exists already' : 'has changed'}`)
    this.kind = kind
  }
}

/** Collects writes that are committed atomically. */
export class Writes {
  private readonly region: Region
  private readonly writes: object[] = []

  constructor(region: Region) {
    this.region = region
  }

  /** The number of writes. */
  get size(): number {
    return this.writes.length
  }

  /** Throws Conflict 'exists' if the document exists: the id is an idempotency key. */
  create(path: string, data: Fields) {
    return this.add({ update: this.document(path, data), currentDocument: { exists: false } })
  }

  set(path: string, data: Fields) {
    return this.add({ update: this.document(path, data) })
  }

  /** Sets single fields (`a.b` is within a map) of a document, which is created if missing. */
  merge(path: string, data: Fields) {
    const updateMask = { fieldPaths: Object.keys(data).map(fieldPath) }
    return this.add({ update: this.document(path, nest(data)), updateMask })
  }

  /**
   * Changes single fields (`a.b` is within a map) and deletes those that are undefined; with `version`,
   * throws Conflict 'changed' unless the document still has it.
   */
  update(path: string, data: Fields, version?: string) {
    const update = this.document(path, nest(data))
    const updateMask = { fieldPaths: Object.keys(data).map(fieldPath) }
    return this.add({
      update,
      updateMask,
      currentDocument: version ? { updateTime: version } : { exists: true },
    })
  }

  /**
   * Adds to numbers (`a.b` is within a map) of a document, which is created if missing; a missing number
   * counts as 0. Also sets `data`, and deletes its undefined fields. Needs no read, so any number of writers
   * may do it at once.
   */
  increment(path: string, counts: Readonly<Record<string, number>>, data: Fields = {}) {
    return this.transform(path, data, counts, 'increment')
  }

  /** Sets numbers that are missing or smaller, as `increment` adds to them. */
  raise(path: string, numbers: Readonly<Record<string, number>>, data: Fields = {}) {
    return this.transform(path, data, numbers, 'maximum')
  }

  /** Deletes one field of a document, also one within a map (`a.b`). */
  removeField(path: string, field: string) {
    return this.add({
      update: this.document(path, {}),
      updateMask: { fieldPaths: [fieldPath(field)] },
      currentDocument: { exists: true },
    })
  }

  delete(path: string, version?: string) {
    const removal = { delete: documentName(this.region, path) }
    return this.add(version ? { ...removal, currentDocument: { updateTime: version } } : removal)
  }

  /** Throws Conflict if the document exists, and leaves it unchanged. */
  requireNone(path: string) {
    return this.add({ delete: documentName(this.region, path), currentDocument: { exists: false } })
  }

  /** Commits and returns the version that all written documents now have. */
  async commit(): Promise<string | undefined> {
    try {
      const response = await call(this.region, 'commit', { writes: this.writes })
      addOperations('writes', this.writes.length)
      return versionOf(response)
    } catch (error) {
      throw asConflict(error)
    }
  }

  /**
   * Commits inside `untilUnchanged`, where a document that was created since it was read counts as changed:
   * any conflict becomes 'changed'.
   */
  async commitUnchanged(): Promise<string | undefined> {
    return this.commit().catch((error: unknown) => {
      throw error instanceof Conflict ? new Conflict('changed') : error
    })
  }

  private document(path: string, data: Fields) {
    return { name: documentName(this.region, path), fields: encodeFields(data) }
  }

  private transform(
    path: string,
    data: Fields,
    numbers: Readonly<Record<string, number>>,
    operation: 'increment' | 'maximum',
  ) {
    return this.add({
      update: this.document(path, nest(data)),
      updateMask: { fieldPaths: Object.keys(data).map(fieldPath) },
      updateTransforms: Object.entries(numbers).map(([key, number]) => ({
        fieldPath: fieldPath(key),
        [operation]: encodeValue(number),
      })),
    })
  }

  private add(write: object) {
    this.writes.push(write)
    return this
  }
}

/**
 * Returns the version of the written documents. This is not the commit's time: a document that a write left
 * unchanged keeps its version. Deletions have none.
 */
function versionOf(response: unknown): string | undefined {
  if (typeof response !== 'object' || response === null) return undefined
  const results: unknown = 'writeResults' in response ? response.writeResults : undefined
  const last: unknown = Array.isArray(results) ? results.at(-1) : undefined
  if (typeof last === 'object' && last !== null && 'updateTime' in last) return String(last.updateTime)
  return 'commitTime' in response ? String(response.commitTime) : undefined
}

function asConflict(error: unknown): unknown {
  if (!(error instanceof StoreError)) return error
  if (error.status === 'ALREADY_EXISTS') return new Conflict('exists')
  // NOT_FOUND: an update of a missing document.
  if (changedRefusals.has(error.status)) return new Conflict('changed')
  return error
}

/** Converts `{'a.b': 1}` to Firestore's nested form: `{a: {b: 1}}`. */
function nest(data: Fields): Fields {
  const nested: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(data)) {
    if (value !== undefined) setIn(nested, key.split('.'), value)
  }
  return nested
}

function setIn(into: Record<string, unknown>, [first = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    into[first] = value
    return
  }
  const inner = into[first]
  const branch: Record<string, unknown> = typeof inner === 'object' && inner !== null ? { ...inner } : {}
  setIn(branch, rest, value)
  into[first] = branch
}

/** Returns a field path, in which names other than identifiers are in backticks. */
function fieldPath(key: string): string {
  return key
    .split('.')
    .map((part) => (/^[A-Za-z_]\w*$/.test(part) ? part : `\`${part.replaceAll(/[\\`]/g, '\\$&')}\``))
    .join('.')
}
