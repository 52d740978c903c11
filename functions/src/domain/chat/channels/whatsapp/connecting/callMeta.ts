import type { AppError } from '../../../../kernel/errors/AppError.ts'
import type { GraphResponse, GraphRefusal } from '../../../../kernel/channels/Graph.ts'
import { GraphRefused, requireAccepted } from '../../meta/GraphRefused.ts'
import { metaFailure } from '../../meta/requireMeta.ts'

/** Returns Meta's response to a waiting person. `fieldOf`: turns a refusal into an error at a field. */
export async function callMeta<Result>(
  request: Promise<GraphResponse<Result>>,
  fieldOf: (refusal: GraphRefusal) => AppError | undefined = () => undefined,
): Promise<Result> {
  try {
    return await requireAccepted(request)
  } catch (error) {
    throw (error instanceof GraphRefused && fieldOf(error.refusal)) || metaFailure(error)
  }
}
