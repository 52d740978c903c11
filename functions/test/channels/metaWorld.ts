import { graphApp } from '../../../sandbox/graph/graphApp.ts'
import { metaApi } from '../../src/providers/meta/metaApi.ts'

export const metaWebOrigin = 'https://app.example'

/** Returns the platform's application at the sandbox's Meta. */
export function metaOfSandbox(sandboxUrl: string) {
  const graphUrl = `${sandboxUrl}/graph`
  const { id: appId, secret: appSecret, verifyToken } = graphApp
  const app = {
    appId,
    appSecret,
    verifyToken,
    loginConfiguration: '',
    whatsappConfiguration: '',
    hasHumanAgent: false,
  }
  return metaApi({ ...app, graphUrl, dialogUrl: graphUrl }, metaWebOrigin)
}

/** Completes the sign-in dialog of a URL as a person does; returns the redirect's parameters. */
export async function signInAtDialog(
  url: string,
  answers: { name?: string; decision?: 'continue' | 'cancel'; limited?: string } = {},
) {
  const form = { name: 'Ada', decision: 'continue', ...answers }
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const back = new URL(response.headers.get('location') ?? '')
  const [state, code] = ['state', 'code'].map((name) => back.searchParams.get(name) ?? '')
  return { back, state: state ?? '', code: code ?? '' }
}
