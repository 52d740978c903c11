import type { GraphResponse, GraphRefusal } from '../../../kernel/channels/Graph.ts'

/** Meta has refused a request. */
export class GraphRefused extends Error {
  readonly refusal: GraphRefusal
  constructor(refusal: GraphRefusal) {
    super(`Meta refused with ${refusal.status}, ${refusal.code}/${refusal.subcode}`)
    this.refusal = refusal
  }
}

/** Returns the result of a request; throws `GraphRefused`. */
export async function requireAccepted<Result>(request: Promise<GraphResponse<Result>>): Promise<Result> {
  const response = await request
  if (response.refusal) throw new GraphRefused(response.refusal)
  return response.result
}
