import {testClient} from './support/suite';

testClient('bash');
