import { z } from 'zod'

/** Of agents that Voiceflow's projects answer for. */
export const projectEnvironment = {
  VOICEFLOW_ORIGIN: z.url().optional(),
  /** The one name of the dashboard where new agents have a choice of platform; without it nobody has. */
  PLATFORM_CHOICE_HOST: z.string().optional(),
}
type Environment = z.infer<z.ZodObject<typeof projectEnvironment>>

export function projectsOf(env: Environment, sandbox: string | undefined) {
  const vendor = sandbox ? `${sandbox}/voiceflow` : 'https://general-runtime.voiceflow.com'
  return {
    /** Where projects answer, each by the key of its agent. */
    voiceflowOrigin: env.VOICEFLOW_ORIGIN ?? vendor,
    /** Whether agents of the other platform can be made; which name of ours offers it is the browser's. */
    offersPlatforms: Boolean(env.PLATFORM_CHOICE_HOST),
  }
}
