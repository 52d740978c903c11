import { postSigned } from './graphApp.ts'

/** The URL where the application receives events; in production it is set in Meta's dashboard. */
export class GraphWebhook {
  url = 'http://127.0.0.1:5001/demo-parley/europe-west1/api/meta/webhook'

  /** Posts an event and returns the status, or 0 when no server responds. */
  async post(payload: object): Promise<number> {
    return postSigned(this.url, payload).catch(() => 0)
  }
}
