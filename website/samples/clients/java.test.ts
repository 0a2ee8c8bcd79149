import {testClient} from './support/suite';

testClient('java');
