import { remoteConfig } from '@comptoir/remote/e2e'
import { defineConfig } from '@playwright/test'

const { PORT = '4351' } = process.env
const backend = Number(PORT) + 1
process.env.SERVICES ??= `fleet=http://127.0.0.1:${backend}`

export default defineConfig(remoteConfig(), {
  testDir: 'e2e',
  webServer: {
    command: 'npm start --prefix backend',
    url: `http://127.0.0.1:${backend}/vehicles`,
    // The keys of `comptoir-remote dev --in`, which remoteConfig starts.
    env: {
      PORT: String(backend),
      DATA: 'memory://',
      JWKS: `http://127.0.0.1:${PORT}/api/jwks`,
    },
    reuseExistingServer: !process.env.CI,
  },
})
