import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientPassword, demoHost, organisations } from './makeAgency.ts'
import { seedWorld } from './world.ts'

/** Writes the demo accounts that `npm start` prints into a folder: owners of workspaces, and clients. */
export function writeAccounts(output: string): void {
  writeFileSync(
    join(output, 'accounts.json'),
    `${JSON.stringify(
      seedWorld.map(({ email, password, label, region }) => ({ email, password, label, region })),
      null,
      2,
    )}\n`,
  )
  writeFileSync(
    join(output, 'clients.json'),
    `${JSON.stringify(
      organisations.flatMap(({ name, clients: people }) =>
        people.map(({ email }) => ({ email, password: clientPassword, label: name, host: demoHost })),
      ),
      null,
      2,
    )}\n`,
  )
}
