import { WhatsappNumbersPage } from '../../features/agents/channels/whatsapp/WhatsappNumbersPage.tsx'
import { useAgentNames } from '../agents/useAgentNames.ts'

export function WhatsappNumbersRoute() {
  return <WhatsappNumbersPage agents={useAgentNames()} />
}
