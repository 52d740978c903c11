import { oneLine } from '@parley/functions/shared/texts/cleanText'

/** The parts of an export that are not taken; `movingIn` says why, one sentence for each. */
const lossKinds = [
  'secrets',
  'tools',
  'code',
  'media',
  'inputs',
  'variables',
  'conditions',
  'connections',
  'steps',
  'subflows',
  'files',
  'collections',
  'sites',
  'channels',
  'look',
  'voice',
  'settings',
  'model',
  'shortened',
  'tooMany',
  'notChat',
  'project',
  'columns',
  'incompleteRows',
  'repeated',
] as const
export type LossKind = (typeof lossKinds)[number]

export interface Loss {
  kind: LossKind
  count: number
  /** Some of their names, in the words of the file. */
  names: string[]
}

const maxNames = 5
const maxNameCharacters = 60

/** The parts that an import leaves out, counted by kind. */
export class Losses {
  private readonly all = new Map<LossKind, Loss>()

  /** Adds one thing that is left out, with its name in the file where it has one. */
  add(kind: LossKind, name = ''): void {
    const loss = this.all.get(kind) ?? { kind, count: 0, names: [] }
    loss.count++
    const shown = oneLine(name).slice(0, maxNameCharacters)
    if (shown && loss.names.length < maxNames && !loss.names.includes(shown)) loss.names.push(shown)
    this.all.set(kind, loss)
  }

  /** Returns the losses in the order of `lossKinds`. */
  list(): Loss[] {
    return lossKinds.flatMap((kind) => this.all.get(kind) ?? [])
  }
}
