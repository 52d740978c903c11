import { AppError } from '../../kernel/errors/AppError.ts'

/** A vendor does not take the key that it was asked with. Visitors read what they read of any failure. */
export class ModelKeyRefused extends AppError {
  constructor() {
    super('unavailable', 'modelUnreachable')
  }
}

/** A vendor takes no more requests by a key for now. */
export class ModelKeyBusy extends AppError {
  constructor() {
    super('unavailable', 'modelUnreachable')
  }
}

/** What a model has thrown, as turns tell it apart: visitors are to try again in any case. */
export function modelFailure(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  if (error.code === 'permission-denied') return new ModelKeyRefused()
  return error.code === 'resource-exhausted' ? new ModelKeyBusy() : error
}
