import { listFunctions } from './listFunctions.mjs'
import { projectId, urlOf } from './ports.mjs'

const minutesOf = { minute: 1, minutes: 1, hour: 60, hours: 60, day: 1440, days: 1440 }

/** Calls scheduled functions at their times ("every 5 minutes"), because the emulators have no scheduler. */
export async function runSchedules() {
  for (const { id, schedule } of await listFunctions()) {
    const minutes = schedule && readMinutes(schedule.schedule)
    if (minutes) setInterval(() => void call(id), minutes * 60_000).unref()
  }
}

function readMinutes(text) {
  const [, count = '1', unit] = /^every (?:(\d+) )?(minutes?|hours?|days?)\b/.exec(text) ?? []
  return unit && Number(count) * minutesOf[unit]
}

async function call(id) {
  const trigger = `${urlOf('functions')}/functions/projects/${projectId}/triggers/${id}-0`
  await fetch(trigger, { method: 'POST' }).catch((error) =>
    console.error(`The scheduled function ${id} was not reached: ${error.message}`),
  )
}
