import { AppError } from '../../src/domain/kernel/errors/AppError.ts'
import type { BillingPorts } from '../../src/domain/billing/BillingPorts.ts'
import { createInstance, type Instance } from '../../src/domain/composition/createInstance.ts'
import type { Ports, Tasks } from '../../src/domain/kernel/ports/ports.ts'
import { planTask, type PlannedTask, type TaskOptions } from '../../src/domain/kernel/tasks/planTask.ts'
import { runTask } from '../../src/domain/composition/runTask.ts'
import type { TaskContext } from '../../src/domain/composition/taskHandlers.ts'
import type { TaskName, TaskPayload } from '../../src/domain/kernel/tasks/taskKinds.ts'
import { NoticeEvents } from './NoticeEvents.ts'
import { testSigning } from '../testSigning.ts'

interface Waiting extends PlannedTask {
  failedTries: number
}

/** A process that ends before its handler starts, or after its work and before the queue is notified. */
type Death = 'before' | 'after'

/**
 * The queues of all regions in memory: a test decides when they deliver, how often, and where a worker dies.
 * A failed task is retried until it is given up, as in production.
 */
export class TestQueue implements Tasks {
  /** Tasks that were queued and neither done nor given up, oldest first. */
  waiting: Waiting[] = []
  private readonly known = new Set<string>()
  private readonly deaths: { kind: TaskName; when: Death }[] = []
  private readonly ports: () => Ports
  readonly context: TaskContext
  private readonly events = new NoticeEvents()
  private outage = false

  constructor(ports: () => Ports, billing: () => BillingPorts = noBilling) {
    this.ports = ports
    let served: Instance | undefined
    const instance = () => (served ??= createInstance(ports(), testSigning))
    this.context = {
      webOrigin: 'https://app.example',
      originOfHost: (host) => `https://${host}`,
      signing: testSigning,
      get ports() {
        return ports()
      },
      get billing() {
        return billing()
      },
      get selling(): never {
        throw new Error('This test sells nothing')
      },
      get turns() {
        return instance().turns
      },
      get books() {
        return instance().books
      },
      get limits() {
        return instance().limits
      },
      get agents() {
        return instance().agents
      },
      get conversations() {
        return instance().conversations
      },
    }
  }

  enqueue = async <Name extends TaskName>(
    kind: Name,
    payload: TaskPayload<Name>,
    options: TaskOptions = {},
  ): Promise<void> => {
    if (this.outage) throw new AppError('unavailable', { text: 'The queue is out of reach' })
    const task = planTask(kind, payload, options, this.ports().now())
    if (task.id !== undefined && this.known.has(task.id)) return
    if (task.id !== undefined) this.known.add(task.id)
    // Messages cross the queue as JSON; the test decides about their time.
    const { notBefore: _notBefore, ...message } = task.message
    this.waiting.push({ ...task, message: JSON.parse(JSON.stringify(message)), failedTries: 0 })
  }

  /** Queues what the triggers of the database queue. */
  takeEvents(): Promise<void> {
    return this.events.queue(this.enqueue)
  }

  /** Delivers all waiting tasks, whatever their time, and the tasks that they queue, until none is left. */
  async run(): Promise<void> {
    for (;;) {
      await this.takeEvents()
      const task = this.waiting.shift()
      if (!task) return
      await this.deliver(task)
    }
  }

  /** Delivers every task twice, one after the other, or at the same time if `atOnce`. */
  async runTwice({ atOnce = false } = {}): Promise<void> {
    for (;;) {
      await this.takeEvents()
      const task = this.waiting.shift()
      if (!task) return
      if (atOnce) await Promise.all([this.deliver(task), this.deliver({ ...task })])
      else {
        await this.deliver(task)
        await this.deliver({ ...task })
      }
    }
  }

  /** Delivers the tasks that are due at a time (milliseconds since 1970) once, and none that they queue. */
  async runDue(at: number): Promise<void> {
    await this.takeEvents()
    const due = this.waiting.filter((task) => task.at <= at)
    this.waiting = this.waiting.filter((task) => task.at > at)
    for (const task of due) await this.deliver(task)
  }

  /** Returns the unused credit of the workers' leases. */
  async flush(): Promise<void> {
    await this.context.books.flush()
  }

  /** Kills the next worker of this kind at this moment; each further call kills the one after it. */
  kill(kind: TaskName, when: Death = 'before'): void {
    this.deaths.push({ kind, when })
  }

  /** Sets whether `enqueue` fails. */
  setOutage(isOut: boolean): void {
    this.outage = isOut
  }

  private async deliver(task: Waiting): Promise<void> {
    // Delivered before its time: a later task of the same name is a new one.
    if (task.id !== undefined && task.at > this.ports().now()) this.known.delete(task.id)
    const again = () => this.waiting.push({ ...task, failedTries: task.failedTries + 1 })
    const fatal = this.deaths.findIndex(({ kind }) => kind === task.message.kind)
    const [death] = fatal < 0 ? [] : this.deaths.splice(fatal, 1)
    if (death?.when === 'before') return void again()
    try {
      await runTask(this.context, task.message, task)
      if (death) again()
    } catch {
      again()
    }
  }
}

function noBilling(): never {
  throw new Error('This test has no billing: give TestQueue its ports')
}
