import { Hono } from 'hono'
import { AppError } from '../../errors.ts'
import type { HttpEnv } from '../env.ts'
import { refuseWrongMethods } from '../refuse-wrong-methods.ts'
import { identifyRequest } from '../session.ts'
import { accountApi } from './account.ts'
import { authApi } from './auth.ts'
import { chatApi } from './chat.ts'
import { contactApi } from './contact.ts'
import { passwordResetApi } from './forgot-password.ts'
import { policiesApi, projectsApi } from './government.ts'
import { loginApi } from './login.ts'
import { modulesApi } from './modules.ts'
import { receptionistApi } from './receptionist.ts'
import { registerApi } from './register.ts'
import { sandboxApi } from './sandbox.ts'
import { talkApi } from './talk.ts'

export const api = new Hono<HttpEnv>()
  .use(identifyRequest)
  .route('/contact', contactApi)
  .route('/modules', modulesApi)
  .route('/auth', authApi)
  .route('/auth', passwordResetApi)
  .route('/account', accountApi)
  .route('/chat', chatApi)
  .route('/talk', talkApi)
  .route('/receptionist', receptionistApi)
  .route('/sandbox', sandboxApi)
  .route('/projects', projectsApi)
  .route('/policies', policiesApi)
  .route('/', loginApi)
  .route('/', registerApi)

refuseWrongMethods(api)
api.all('*', () => {
  throw new AppError('not_found', 'There is nothing at this address.')
})
