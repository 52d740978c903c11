import { recordKeyRefusal, recordKeyUse } from '../../modelKeys/recordModelKey.ts'
import type { ModelKey } from '../../../kernel/ports/ports.ts'
import type { KeyHolder } from '../../projects/projectKeys.ts'
import { reportProjectRefused } from '../../projects/notifyProjectRefused.ts'
import type { TurnNeeds } from '../TurnNeeds.ts'

/** Records what one turn learns about keys, in the background. */
export class KeyNotes {
  private readonly needs: Pick<TurnNeeds, 'ports' | 'modelKeys'>
  private readonly ref: KeyHolder
  private readonly writing: Promise<void>[] = []

  constructor(needs: Pick<TurnNeeds, 'ports' | 'modelKeys'>, ref: KeyHolder) {
    this.needs = needs
    this.ref = ref
  }

  /** Records that the vendor refuses a key: this instance stops using it. */
  recordRefusal(key: ModelKey): void {
    const { ports, modelKeys } = this.needs
    const { projectOf: agentId, ...ref } = this.ref
    const noted = agentId
      ? reportProjectRefused(ports, { ...ref, agentId }, key)
      : recordKeyRefusal(ports, ref, key)
    this.writing.push(noted.then(() => modelKeys.delete(this.ref)))
  }

  recordUse(key: ModelKey): void {
    const { ports, modelKeys } = this.needs
    if (modelKeys.isUseNoted(this.ref, key)) return
    const { projectOf: _agentId, ...ref } = this.ref
    this.writing.push(recordKeyUse(ports, ref, key))
  }

  /** Resolves when everything is recorded; never rejects. */
  async finishWriting(): Promise<void> {
    await Promise.all(this.writing)
  }
}
