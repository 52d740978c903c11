import { PromptPage } from '../../features/agents/PromptPage.tsx'

export function PromptRoute() {
  return <PromptPage />
}
