/** The reasons against a file as a whole; the catalogue `movingIn` has their texts. */
const refusalReasons = [
  'unknownExport',
  'exportTooLarge',
  'exportTooDeep',
  'exportTooMany',
  'exportUnreadable',
  'exportTooSlow',
  'exportEmpty',
  'noPairs',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** A file that is refused as a whole. */
export class ExportRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}
