import { useMay } from '../../../lib/session/viewer.ts'
import { ViewSwitch } from '../../agentPages/flow/ViewSwitch.tsx'

/** Switches between both views of the nodes, for a client who has both. */
export function ClientViews({ view }: { view: 'nodes' | 'prompt' }) {
  const [hasPrompt, hasCanvas] = [useMay('openPrompt'), useMay('openCanvas')]
  return hasPrompt && hasCanvas ? <ViewSwitch view={view} /> : null
}
