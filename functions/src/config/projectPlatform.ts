import { z } from 'zod'

/** The environment variables of agents that Voiceflow projects answer for. */
export const projectEnvironment = {
  VOICEFLOW_ORIGIN: z.url().optional(),
  /**
   * The only host of the dashboard where new agents have a choice of platform; without it there is no choice.
   */
  PLATFORM_CHOICE_HOST: z.string().optional(),
}
type Environment = z.infer<z.ZodObject<typeof projectEnvironment>>

/** Returns the settings of agents whose answers come from a project; `sandbox` is the URL of its replacement. */
export function projectsOf(env: Environment, sandbox: string | undefined) {
  const vendor = sandbox ? `${sandbox}/voiceflow` : 'https://general-runtime.voiceflow.com'
  return {
    /** The origin of Voiceflow's API; each agent has its own project key. */
    voiceflowOrigin: env.VOICEFLOW_ORIGIN ?? vendor,
    /**
     * Whether such agents can be created; the browser decides on which of the platform's hosts to offer it.
     */
    offersPlatforms: Boolean(env.PLATFORM_CHOICE_HOST),
  }
}
