import { AppError } from '../../kernel/errors/AppError.ts'

/** A vendor refuses the key. Visitors see the same text as for any failure. */
export class ModelKeyRefused extends AppError {
  constructor() {
    super('unavailable', 'modelUnreachable')
  }
}

/** A vendor accepts no more requests with a key for now. */
export class ModelKeyBusy extends AppError {
  constructor() {
    super('unavailable', 'modelUnreachable')
  }
}

/** Returns a model's error in the form that turns distinguish; for visitors all of them are temporary. */
export function modelFailure(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  if (error.code === 'permission-denied') return new ModelKeyRefused()
  return error.code === 'resource-exhausted' ? new ModelKeyBusy() : error
}
