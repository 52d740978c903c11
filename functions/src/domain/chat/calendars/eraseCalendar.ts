import { calendarSchema } from '../../../shared/tools/calendar/calendars.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { deleteBelow } from '../../kernel/sweeps/deleteBelow.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'

const budgetMs = 200_000

/** Deletes the appointments and days of a deleted calendar; does nothing for an existing one. */
export async function eraseCalendar(
  { tasks }: Pick<Ports, 'tasks'>,
  task: TaskPayload<'eraseCalendar'>,
): Promise<void> {
  const { region, workspaceId, calendarId, round } = task
  const path = paths.calendar(workspaceId, calendarId)
  if (await readDocument(region, path, calendarSchema)) return
  const { isEmptied } = await deleteBelow(
    region,
    { documents: [path], folders: [] },
    new WorkBudget(budgetMs),
  )
  if (!isEmptied) await tasks.enqueue('eraseCalendar', { ...task, round: round + 1 })
}
