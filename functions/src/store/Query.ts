import { z } from 'zod'
import type { Region } from '../shared/regions/regions.ts'
import { addOperations } from './operations.ts'
import { call, documentName, pathOf } from './rest.ts'
import { decodeFields, encodeValue } from './values.ts'

const operators = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
} as const

const countSchema = z.tuple([
  z.object({
    result: z.object({ aggregateFields: z.object({ count: z.object({ integerValue: z.string() }) }) }),
  }),
])

interface Order {
  field: { fieldPath: string }
  direction: 'ASCENDING' | 'DESCENDING'
}

interface Clauses {
  where?: object[]
  orderBy?: Order[]
  limit?: number
  startAt?: object
  select?: object
}

/** A document as it is stored, before it is parsed. */
export interface StoredFields {
  path: string
  fields: Record<string, unknown>
  version: string
}

/** A query for documents; each method returns a narrower query. */
export class Query {
  private readonly region: Region
  private readonly parent: string
  private readonly from: object
  private readonly clauses: Clauses

  private constructor(region: Region, parent: string, from: object, clauses: Clauses = {}) {
    this.region = region
    this.parent = parent
    this.from = from
    this.clauses = clauses
  }

  static collection(region: Region, path: string): Query {
    const cut = path.lastIndexOf('/')
    return new Query(region, path.slice(0, Math.max(cut, 0)), { collectionId: path.slice(cut + 1) })
  }

  /** Queries all collections of a name at any depth. */
  static collectionGroup(region: Region, collectionId: string): Query {
    return new Query(region, '', { collectionId, allDescendants: true })
  }

  /** Queries all documents below a document. */
  static below(region: Region, path: string): Query {
    return new Query(region, path, { allDescendants: true })
  }

  where(field: string, operator: keyof typeof operators, value: unknown): Query {
    const filter = {
      fieldFilter: { field: { fieldPath: field }, op: operators[operator], value: encodeValue(value) },
    }
    return this.narrow({ where: [...(this.clauses.where ?? []), filter] })
  }

  orderBy(field: string, direction: 'asc' | 'desc' = 'asc'): Query {
    const order: Order = {
      field: { fieldPath: field },
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    }
    return this.narrow({ orderBy: [...(this.clauses.orderBy ?? []), order] })
  }

  /** Orders by the documents' names and starts after one; needs no index beside equality. */
  after(path: string): Query {
    const byName = this.orderBy('__name__')
    return path
      ? byName.narrow({
          startAt: { values: [{ referenceValue: documentName(this.region, path) }], before: false },
        })
      : byName
  }

  /**
   * Starts after a document, by the values of the query's order and its path; names are in the order of the
   * last field, as in the index that serves it.
   */
  startAfter(values: unknown[], path: string): Query {
    const direction = this.clauses.orderBy?.at(-1)?.direction === 'DESCENDING' ? 'desc' : 'asc'
    return this.orderBy('__name__', direction).narrow({
      startAt: {
        values: [...values.map(encodeValue), { referenceValue: documentName(this.region, path) }],
        before: false,
      },
    })
  }

  /**
   * Reads these fields alone; `a.b` is within a map, and an empty list reads only whether documents exist.
   */
  select(fields: readonly string[]): Query {
    const chosen = fields.length > 0 ? fields : ['__name__']
    return this.narrow({ select: { fields: chosen.map((fieldPath) => ({ fieldPath })) } })
  }

  limit(limit: number): Query {
    return this.narrow({ limit })
  }

  async read(options: { transaction?: string } = {}): Promise<StoredFields[]> {
    const body = { structuredQuery: this.toStructuredQuery(), ...options }
    const documents = documentsOf(await call(this.region, 'runQuery', body, this.parent), 'document')
    addOperations('reads', Math.max(1, documents.length))
    return documents
  }

  /** Counts the documents, for the price of one read per thousand. */
  async count(): Promise<number> {
    const structuredAggregationQuery = {
      structuredQuery: this.toStructuredQuery(),
      aggregations: [{ alias: 'count', count: {} }],
    }
    const rows = countSchema.parse(
      await call(this.region, 'runAggregationQuery', { structuredAggregationQuery }, this.parent),
    )
    addOperations('reads', 1)
    return Number(rows[0].result.aggregateFields.count.integerValue)
  }

  private toStructuredQuery(): object {
    const { where, ...clauses } = this.clauses
    return {
      from: [this.from],
      ...(where && { where: { compositeFilter: { op: 'AND', filters: where } } }),
      ...clauses,
    }
  }

  private narrow(clauses: Clauses): Query {
    return new Query(this.region, this.parent, this.from, { ...this.clauses, ...clauses })
  }
}

/** Returns the documents in a list of results; a result may also have none. */
export function documentsOf(rows: unknown, key: 'found' | 'document'): StoredFields[] {
  if (!Array.isArray(rows)) throw new TypeError('Firestore sent no list')
  return rows.flatMap((row: Record<string, unknown>) => {
    const document = row[key]
    if (
      typeof document !== 'object' ||
      document === null ||
      !('name' in document) ||
      !('updateTime' in document)
    )
      return []
    const fields: unknown = 'fields' in document ? document.fields : {}
    return [
      {
        path: pathOf(String(document.name)),
        fields: decodeFields(fields),
        version: String(document.updateTime),
      },
    ]
  })
}
