import type { GraphAnswer, GraphRefusal } from '../../../kernel/channels/Graph.ts'

/** Meta has refused a request. */
export class GraphRefused extends Error {
  readonly refusal: GraphRefusal
  constructor(refusal: GraphRefusal) {
    super(`Meta refused with ${refusal.status}, ${refusal.code}/${refusal.subcode}`)
    this.refusal = refusal
  }
}

/** Returns the result of a request; throws `GraphRefused`. */
export async function granted<Result>(answering: Promise<GraphAnswer<Result>>): Promise<Result> {
  const answer = await answering
  if (answer.refusal) throw new GraphRefused(answer.refusal)
  return answer.result
}
