import { postSigned } from './graphApp.ts'

/** Where our application hears of what happens; Meta's dashboard is where it is set. */
export class GraphWebhook {
  url = 'http://127.0.0.1:5001/demo-parley/europe-west1/api/meta/webhook'

  /** Answers the status, 0 where nothing answers. */
  async post(payload: object): Promise<number> {
    return postSigned(this.url, payload).catch(() => 0)
  }
}
