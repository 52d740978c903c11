import { noteKeyRefused, noteKeyUsed } from '../../modelKeys/noteModelKey.ts'
import type { ModelKey } from '../../../kernel/ports/ports.ts'
import type { KeyHolder } from '../../projects/projectKeys.ts'
import { noteProjectRefused } from '../../projects/tellProjectRefused.ts'
import type { TurnNeeds } from '../TurnNeeds.ts'

/** What one turn finds out of the keys that it asks by; written down while it goes on. */
export class KeyNotes {
  private readonly needs: Pick<TurnNeeds, 'ports' | 'modelKeys'>
  private readonly ref: KeyHolder
  private readonly writing: Promise<void>[] = []

  constructor(needs: Pick<TurnNeeds, 'ports' | 'modelKeys'>, ref: KeyHolder) {
    this.needs = needs
    this.ref = ref
  }

  /** The vendor does not take it: this instance leaves it out from now on. */
  refused(key: ModelKey): void {
    const { ports, modelKeys } = this.needs
    const { projectOf: agentId, ...ref } = this.ref
    const noted = agentId
      ? noteProjectRefused(ports, { ...ref, agentId }, key)
      : noteKeyRefused(ports, ref, key)
    this.writing.push(noted.then(() => modelKeys.forget(this.ref)))
  }

  used(key: ModelKey): void {
    const { ports, modelKeys } = this.needs
    if (modelKeys.isUseNoted(this.ref, key)) return
    const { projectOf: _agentId, ...ref } = this.ref
    this.writing.push(noteKeyUsed(ports, ref, key))
  }

  /** Resolves when nothing is left to be written; never rejects. */
  async written(): Promise<void> {
    await Promise.all(this.writing)
  }
}
