import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readQuery } from '../../../store/documents.ts'
import { addTask, pendingTaskSchema } from './pendingTask.ts'

beforeAll(clearDatabases)

describe('a task of a commit', () => {
  it.each(regions)('is queued once in %s, and not at all when the commit fails', async (region) => {
    const { tasks } = makePorts()
    const about = { region, agencyId: 'agency1', hour: 7 }
    const failing = new Writes(region).update('agencies/missing', { name: 'x' })
    addTask(failing, 'notifyOfSignUp', { ...about, hour: 6 }, Date.now())
    await expect(failing.commit()).rejects.toThrow('has changed')
    for (let time = 0; time < 2; time++) {
      const writes = new Writes(region)
      addTask(writes, 'notifyOfSignUp', about, Date.now())
      await writes.commit()
    }
    const stored = await readQuery(region, 'pendingTasks', pendingTaskSchema)
    expect(stored.map(({ data }) => data)).toEqual([{ kind: 'notifyOfSignUp', payload: about }])
    await tasks.takeEvents()
    expect(tasks.waiting.map(({ message }) => message)).toEqual([{ kind: 'notifyOfSignUp', payload: about }])
  })

  it('is refused before its commit when its payload is wrong', () => {
    const about = { region: 'eu' as const, agencyId: '', hour: 7 }
    expect(() => addTask(new Writes('eu'), 'notifyOfSignUp', about, 0)).toThrow('agencyId')
  })
})
